import { QRCodeSVG } from '@rc-component/qrcode'
import css from './qr-code.module.css'

export interface QrCodeProps {
  /** What a scanner reads. */
  readonly value: string
  /** Says to a screen reader what the code is for. */
  readonly label: string
  /** px, default 160. */
  readonly size?: number | undefined
}

/** A QR code drawn here as SVG, dark on light in every appearance, as scanners want it. */
export function QrCode({ value, label, size = 160 }: QrCodeProps) {
  return (
    <span className={css.code} role="img" aria-label={label}>
      <QRCodeSVG value={value} size={size} level="M" marginSize={2} aria-hidden="true" />
    </span>
  )
}
