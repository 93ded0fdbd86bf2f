import { TextField } from '@iisp/ui/text-field'
import { toast, useSend, useText } from '@iisp/web'
import { FormDialog, useDraftForm } from '@iisp/web/forms/index'
import { myKeyAdd, myKeyList } from '../../contract/hardware-keys.ts'
import { newKey } from './new-key.ts'
import { keyTexts } from './key-texts.ts'
import css from '../my-account/my-account.module.css'

interface Props {
  readonly onClose: () => void
}

/** Names a new key and registers it by a touch. */
export function AddKeyDialog({ onClose }: Props) {
  const t = useText(keyTexts)
  const adding = useSend(myKeyAdd, { invalidates: [myKeyList], quiet: true })
  const form = useDraftForm({
    name: 'identity.key',
    version: 1,
    initial: { name: '' },
    faultsOf: ({ name }) => (name.trim() === '' ? { name: t('nameMissing') } : {}),
  })
  const add = async ({ name }: { name: string }) => {
    await adding.mutateAsync({ name: name.trim(), ...(await newKey()) })
    form.forget()
    toast.success(t('added'))
    onClose()
  }
  return (
    <FormDialog title={t('add')} okText={t('register')} form={form} onSubmit={add} onClose={onClose}>
      <p className={css.advice}>{t('addHint')}</p>
      <TextField
        label={t('name')}
        required
        maxLength={30}
        placeholder={t('nameHint')}
        {...form.field('name')}
      />
    </FormDialog>
  )
}
