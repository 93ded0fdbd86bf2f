import { ProductField } from '@iisp/product/parts'
import { Button } from '@iisp/ui/button'
import { filters, useText } from '@iisp/web'
import { type ColumnEntries, useColumns } from '@iisp/web/fields/index'
import { ListPart } from '@iisp/web/list-page/index'
import { useState } from 'react'
import { type TermsRow, termsFields, termsList } from '../../contract/terms/terms-desk.ts'
import { taTopics } from '../../contract/topics.ts'
import { productFilter } from './product-filter.ts'
import { termsTexts } from './terms-texts.ts'
import { TermsDrawer } from './TermsDrawer.tsx'
import { TermsForm } from './TermsForm.tsx'

const termsFilters = filters(termsTexts, ({ own, choice, flag }) => ({
  productId: own(productFilter),
  state: choice(termsFields.named.state),
  /** Also lists terms that need no decision by this person. */
  all: flag({ send: (all) => ({ open: !all }) }),
}))
const excludedParams = ['part']
const termsColumns: ColumnEntries<typeof termsFields> = [
  'productName',
  'productCode',
  'effectiveFrom',
  'state',
  'inForce',
  'enteredBy',
  'enteredAt',
  'decidedBy',
  'institutionName',
]

/** The terms of all funds. By default only the ones that this person has to decide on. */
export function TermsList() {
  const t = useText(termsTexts)
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
        columns={useColumns(termsFields, termsColumns)}
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
