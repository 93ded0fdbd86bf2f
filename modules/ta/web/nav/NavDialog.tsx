import { businessDate } from '@iisp/contract/date'
import { ProductField } from '@iisp/product/parts'
import { DateField } from '@iisp/ui/date-field'
import { TextField } from '@iisp/ui/text-field'
import { useText } from '@iisp/web'
import { FieldDialog } from '@iisp/web/forms/index'
import { type NavRow, navEnter, navEntry, navList } from '../../contract/dealing/nav.ts'
import { navTexts } from './nav-texts.ts'

interface Props {
  /** The NAV to replace; null for a new one. */
  readonly replaced: NavRow | null
  readonly onClose: () => void
}
const lists = [navList]

/** Enters a new NAV, or a replacement for an existing NAV. */
export function NavDialog({ replaced, onClose }: Props) {
  const t = useText(navTexts)
  return (
    <FieldDialog
      fields={navEntry}
      name={`ta.nav:${replaced?.id ?? 'new'}`}
      version={replaced?.version ?? 1}
      initial={replaced ? { productId: replaced.productId, navDate: replaced.navDate } : {}}
      faultsOf={({ navDate }) => ({ navDate: navDate > businessDate(new Date()) && t('dateFuture') })}
      call={navEnter}
      inputOf={(entered) => ({
        ...entered,
        replaces: replaced && { id: replaced.id, version: replaced.version },
      })}
      invalidates={lists}
      title={t(replaced ? 'replaceTitle' : 'enterTitle')}
      okText={t('save')}
      done={() => t('saved')}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          {replaced ? (
            <p>{t('detail', { name: replaced.productName, date: replaced.navDate })}</p>
          ) : (
            <>
              <ProductField {...field('productId')} />
              <DateField {...field('navDate')} />
            </>
          )}
          <TextField {...field('unitNav')} help={t('unitNavHint')} />
          <TextField {...field('accumulatedNav')} />
        </>
      )}
    </FieldDialog>
  )
}
