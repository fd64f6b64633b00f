interface VelaLogoProps {
  size?: number;
}

/** The pulsar: one beat and a star. */
export function VelaLogo({ size = 28 }: VelaLogoProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="9" fill="#4346b8" />
      <path
        d="M5 18h5l3-8 5 15 3.5-10 1.5 3h4"
        fill="none"
        stroke="#fff"
        strokeWidth="2.3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="24.5" cy="8" r="1.8" fill="#c8caf9" />
    </svg>
  );
}
