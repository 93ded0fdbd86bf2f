import type { FieldName } from '@iisp/contract'
import { Button } from '@iisp/ui/button'
import { filters, useText } from '@iisp/web'
import { CaseButtons, CaseDrawer } from '@iisp/web/case/index'
import { FieldFacts, useColumns } from '@iisp/web/fields/index'
import { type DrawerState, ListPage, openAndAll } from '@iisp/web/list-page/index'
import { useState } from 'react'
import { navFlow } from '../../contract/dealing/nav-states.ts'
import { type NavRow, navDecide, navFields, navList } from '../../contract/dealing/nav.ts'
import { taTopics } from '../../contract/topics.ts'
import { navTexts } from './nav-texts.ts'
import { NavDialog } from './NavDialog.tsx'

const { navDate, state } = navFields.named
const navFilters = filters(navTexts, ({ keyword, choice, dates, flag }) => ({
  keyword: keyword({ label: 'product', placeholder: 'keywordHint' }),
  days: dates(navDate),
  state: choice(state),
  /** Also lists decided NAVs. */
  all: flag({ send: (all) => ({ open: !all }) }),
}))
const lists = [navList]
const topics = [taTopics.navChanged, taTopics.runChanged]

const shownColumns: readonly FieldName<typeof navFields>[] = [
  'productName',
  'productCode',
  'navDate',
  'unitNav',
  'accumulatedNav',
  'state',
  'enteredBy',
  'enteredAt',
  'decidedBy',
  'institutionName',
]
const shownFacts: typeof shownColumns = [
  'productName',
  'productCode',
  'navDate',
  'unitNav',
  'accumulatedNav',
  'source',
  'used',
  'enteredBy',
  'enteredAt',
  'decidedBy',
  'decidedAt',
  'reason',
]

/** 净值录入: one person enters a fund's NAV, another confirms it. */
export function NavPage() {
  const t = useText(navTexts)
  /** The NAV to replace; null for a new one; undefined while the form is closed. */
  const [entering, setEntering] = useState<NavRow | null | undefined>()
  const replace = (row: NavRow, drawer: DrawerState<NavRow>) => () => {
    drawer.onClose()
    setEntering(row)
  }
  return (
    <>
      <ListPage
        {...openAndAll(t)}
        id="ta.nav"
        call={navList}
        filters={navFilters}
        columns={useColumns(navFields, shownColumns)}
        follow={topics}
        keyColumn="productName"
        actions={
          <Button type="primary" onClick={() => setEntering(null)}>
            {t('enter')}
          </Button>
        }
        detail={(row, drawer) => (
          <CaseDrawer
            {...drawer}
            size={560}
            title={t('detail', { name: row.productName, date: row.navDate })}
            flow={navFlow}
            of={row}
            footer={
              <CaseButtons
                flow={navFlow}
                of={row}
                call={navDecide}
                on={{ replace: replace(row, drawer) }}
                invalidates={lists}
                onDone={drawer.onClose}
              />
            }
          >
            <FieldFacts fields={navFields} of={row} show={shownFacts} />
          </CaseDrawer>
        )}
      />
      {entering !== undefined && (
        <NavDialog key={entering?.id ?? ''} replaced={entering} onClose={() => setEntering(undefined)} />
      )}
    </>
  )
}
