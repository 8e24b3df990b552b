import { encodeQR } from 'qr'

/** A QR code as one path: black on white, whatever the theme, with the quiet edge that readers need. */
export function QrCode({
  text,
  name,
  className,
}: {
  readonly text: string
  readonly name: string
  readonly className: string
}) {
  const rows = encodeQR(text, 'raw', { border: 4, ecc: 'low' })
  const path = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg
      role="img"
      aria-label={name}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect width={rows.length} height={rows.length} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
