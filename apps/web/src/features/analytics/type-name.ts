/** "monthly_pulse" -> "Monthly Pulse". */
export const typeName = (type: string): string =>
  type
    .split('_')
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
