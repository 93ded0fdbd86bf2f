import { useText } from '@iisp/web'
import { DrawerForm } from '@iisp/web/forms/index'
import { type InvestorFull, investorDetail } from '../../contract/investors/investors.ts'
import { investorTexts } from './investor-texts.ts'
import { InvestorFields } from './InvestorFields.tsx'

interface Props {
  /** null for a new investor. */
  readonly investor: Pick<InvestorFull, 'id' | 'name'> | null
  readonly onClose: () => void
}

/** Opens an investor, or changes an investor's data. */
export function InvestorForm({ investor, onClose }: Props) {
  const t = useText(investorTexts)
  return (
    <DrawerForm
      title={investor === null ? t('openTitle') : t('changeTitle', { name: investor.name })}
      call={investorDetail}
      input={investor === null ? null : { id: investor.id }}
      onClose={onClose}
      unsaved={t('unsaved')}
    >
      {(parts) => <InvestorFields {...parts} />}
    </DrawerForm>
  )
}
