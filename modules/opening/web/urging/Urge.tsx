import { type ApplicationRow, addUrging } from '@iisp/opening/contract'
import { UrgeDialog } from '@iisp/ui/urge-dialog'
import { isRequestError, request, toast, useLocale, useProfile, useText } from '@iisp/web'
import { trimmedUrge, urgeFaults } from '../../rules/urge-form.ts'
import { useReadAgain } from '../application-changes.ts'
import { listTexts } from '../list/list-texts.ts'

interface Props {
  readonly row: ApplicationRow
  readonly onClose: () => void
  /** Told the contact's name; the row counts as urged. */
  readonly onUrged: (contact: string) => void
}

/** 催办 of one application, with the person's own name and account to begin with. */
export function Urge({ row, onClose, onUrged }: Props) {
  const t = useText(listTexts)
  const locale = useLocale()
  const profile = useProfile()
  const readAgain = useReadAgain()
  return (
    <UrgeDialog
      open
      subject={`${row.XMBH} · ${row.CPMC}`}
      initial={{ lxrmc: profile?.name ?? '', lxrsj: '', lxryx: profile?.account ?? '', bz: '' }}
      faultsOf={(values) =>
        urgeFaults(values).map((fault) => ({ field: fault.field, message: fault[locale] }))
      }
      onCancel={onClose}
      onSend={async (values) => {
        const form = trimmedUrge(values)
        const of = { xmbh: row.XMBH, ywrq: row.YWRQ, cpdm: row.CPDM, cuibanFlag: '1' as const }
        try {
          await request(addUrging, { ...of, ...form }, { quiet: true })
        } catch (error) {
          if (!isRequestError(error)) throw error
          return error.msg
        }
        toast.success(t('urged'))
        onUrged(form.lxrmc)
        readAgain()
        onClose()
        return undefined
      }}
    />
  )
}
