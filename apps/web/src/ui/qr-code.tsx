import { encode } from 'uqr'

interface QrCodeProps {
  readonly text: string
  readonly label: string
  readonly className?: string | undefined
}

/** A QR code drawn in the browser, which keeps its text here; dark on light in both schemes, as cameras want it. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={dots} fill="#000" />
    </svg>
  )
}
