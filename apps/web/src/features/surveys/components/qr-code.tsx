import qrcode from 'qrcode-generator';
import { useMemo } from 'react';

/** Light modules around the code, without which many cameras don't find it. */
const QUIET_ZONE = 4;

interface QrCodeProps {
  text: string;
  label: string;
  size?: number;
}

/** Always dark on white: scanners need that, also in dark mode. */
export function QrCode({ text, label, size = 168 }: QrCodeProps) {
  const { path, width } = useMemo(() => modulesOf(text), [text]);
  return (
    <svg role="img" aria-label={label} width={size} height={size} viewBox={`0 0 ${String(width)} ${String(width)}`}>
      <rect width={width} height={width} fill="#fff" rx={2} />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}

function modulesOf(text: string): { path: string; width: number } {
  // Type 0: the smallest code that holds the text.
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  let path = '';
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column < count; column += 1) {
      if (code.isDark(row, column)) path += `M${String(column + QUIET_ZONE)} ${String(row + QUIET_ZONE)}h1v1h-1z`;
    }
  }
  return { path, width: count + 2 * QUIET_ZONE };
}
