import AntdQrCode from 'antd/es/qr-code'
import css from './verification-panel.module.css'

const pixels = 200

/** Drawn here, as vectors: the address goes to nobody. Dark on light in every appearance, as cameras want it. */
export function QrCode({ address, label }: { address: string; label: string }) {
  return (
    <div role="img" aria-label={label} className={css.qr}>
      <AntdQrCode
        type="svg"
        value={address}
        size={pixels}
        errorLevel="M"
        bordered={false}
        color="black"
        bgColor="white"
      />
    </div>
  )
}
