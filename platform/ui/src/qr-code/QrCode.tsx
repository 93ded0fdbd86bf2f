import { QRCodeSVG } from '@rc-component/qrcode'
import css from './qr-code.module.css'

export interface QrCodeProps {
  /** The encoded text. */
  readonly value: string
  /** Label for screen readers. */
  readonly label: string
  /** px, default 160. */
  readonly size?: number | undefined
}

/** A QR code as SVG, dark on light in every appearance, as scanners require. */
export function QrCode({ value, label, size = 160 }: QrCodeProps) {
  return (
    <span className={css.code} role="img" aria-label={label}>
      <QRCodeSVG value={value} size={size} level="M" marginSize={2} aria-hidden="true" />
    </span>
  )
}
