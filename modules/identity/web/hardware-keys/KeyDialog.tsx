import { useText } from '@iisp/web/i18n/use-text'
import { Dialog, DialogButtons } from '@iisp/web/messages/index'
import type { KeyFault } from './browser-keys.ts'
import { keyTexts } from './key-texts.ts'

/** Explains why a UKey cannot be used here, and how to proceed. */
export function KeyDialog({ fault, onClose }: { readonly fault: KeyFault; readonly onClose: () => void }) {
  const t = useText(keyTexts)
  return (
    <Dialog
      title={t('unsupported')}
      onClose={onClose}
      footer={<DialogButtons okText={t('know')} onOk={onClose} />}
    >
      <p>{t(fault)}</p>
    </Dialog>
  )
}
