import { ProductField } from '@iisp/product/parts'
import { Button } from '@iisp/ui/button'
import { filters, useLocale, useText, stateNames } from '@iisp/web'
import { ListPart } from '@iisp/web/list-page/index'
import { useMemo, useState } from 'react'
import { type TermsRow, termsList } from '../../contract/terms/terms-desk.ts'
import { termsFlow } from '../../contract/terms/terms-states.ts'
import { taTopics } from '../../contract/topics.ts'
import { productFilter } from './product-filter.ts'
import { termsColumns } from './terms-columns.tsx'
import { termsTexts } from './terms-texts.ts'
import { TermsDrawer } from './TermsDrawer.tsx'
import { TermsForm } from './TermsForm.tsx'

const termsFilters = filters(termsTexts, ({ own, oneOf, flag }) => ({
  productId: own(productFilter),
  state: oneOf(termsFlow.all, { label: 'state', optionName: stateNames(termsFlow) }),
  /** Also lists terms that need no decision by this person. */
  all: flag({ send: (all) => ({ open: !all }) }),
}))
const excludedParams = ['part']

/** The terms of all funds. By default only the ones that this person has to decide on. */
export function TermsList() {
  const t = useText(termsTexts)
  const locale = useLocale()
  const columns = useMemo(() => termsColumns(t, locale), [t, locale])
  /** The terms to change; null for new ones; undefined while the form is closed. */
  const [changed, setChanged] = useState<TermsRow | null | undefined>()
  return (
    <>
      <ListPart
        id="ta.terms"
        title={t('parts.terms')}
        description={t('hint')}
        call={termsList}
        filters={termsFilters}
        draw={{ productId: (field) => <ProductField label={t('product')} {...field} /> }}
        excludedParams={excludedParams}
        columns={columns}
        rowKey={(row) => row.id}
        follow={[taTopics.termsChanged]}
        empty={({ all }) => t(all ? 'none' : 'nothing')}
        keyColumn="productName"
        refreshable
        segments={{ flag: 'all', label: t('which'), off: t('waiting'), on: t('all'), widest: 'on' }}
        actions={
          <Button type="primary" onClick={() => setChanged(null)}>
            {t('enter')}
          </Button>
        }
        detail={(row, drawer) => (
          <TermsDrawer
            key={row.id}
            row={row}
            drawer={drawer}
            onChange={() => {
              drawer.onClose()
              setChanged(row)
            }}
          />
        )}
      />
      {changed !== undefined && <TermsForm id={changed?.id ?? null} onClose={() => setChanged(undefined)} />}
    </>
  )
}
