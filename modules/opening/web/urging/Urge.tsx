import { type ApplicationRow, addUrging } from '@iisp/opening/contract'
import { TextArea } from '@iisp/ui/text-area'
import { TextField } from '@iisp/ui/text-field'
import { toast, useLocale, useProfile, useSend, useText } from '@iisp/web'
import { FormDialog, useDraftForm } from '@iisp/web/forms/index'
import { type UrgeForm, trimmedUrge, urgeFaults, urgeLimits } from '../../rules/urge-form.ts'
import { affectedCalls } from '../application-changes.ts'
import { listTexts } from '../list/list-texts.ts'

interface Props {
  readonly row: ApplicationRow
  readonly onClose: () => void
  /** Called with the contact's name when the row has been urged. */
  readonly onUrged: (contact: string) => void
}

/** 催办 of one application. It opens with the application's contact, or with the person's own name and account. */
export function Urge({ row, onClose, onUrged }: Props) {
  const t = useText(listTexts)
  const locale = useLocale()
  const profile = useProfile()
  const urging = useSend(addUrging, { quiet: true, invalidates: affectedCalls })
  const form = useDraftForm<UrgeForm>({
    name: `opening.urge:${row.XMBH}`,
    version: 1,
    initial: {
      lxrmc: row.LXRNAME || (profile?.name ?? ''),
      lxrsj: row.LXRSJ,
      lxryx: row.LXRYX || (profile?.account ?? ''),
      bz: '',
    },
    faultsOf: (values) => Object.fromEntries(urgeFaults(values).map((fault) => [fault.field, fault[locale]])),
  })
  const urge = async (values: UrgeForm) => {
    const sent = trimmedUrge(values)
    const of = { xmbh: row.XMBH, ywrq: row.YWRQ, cpdm: row.CPDM, cuibanFlag: '1' as const }
    await urging.mutateAsync({ ...of, ...sent })
    form.forget()
    toast.success(t('urged'))
    onUrged(sent.lxrmc)
    onClose()
  }
  return (
    <FormDialog
      title={t('action.urge')}
      okText={t('urge.send')}
      form={form}
      onSubmit={urge}
      onClose={onClose}
    >
      <p>{`${row.XMBH} · ${row.CPMC}`}</p>
      <TextField label={t('urge.name')} required {...form.field('lxrmc')} />
      <TextField
        label={t('urge.mobile')}
        required
        type="tel"
        maxLength={urgeLimits.mobile}
        {...form.field('lxrsj')}
      />
      <TextField label={t('urge.email')} required type="email" {...form.field('lxryx')} />
      <TextArea label={t('urge.remark')} rows={3} {...form.field('bz')} />
    </FormDialog>
  )
}
