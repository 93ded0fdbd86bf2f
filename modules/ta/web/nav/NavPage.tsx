import { Button } from '@iisp/ui/button'
import { DetailDrawer, Facts } from '@iisp/ui/drawer'
import { filters, useLocale, useText, stateNames } from '@iisp/web'
import { CaseButtons, OwnActNote } from '@iisp/web/case/index'
import { ListPage, openAndAll } from '@iisp/web/list-page/index'
import { StateDot } from '@iisp/web/states/index'
import { useMemo, useState } from 'react'
import { navFlow } from '../../contract/dealing/nav-states.ts'
import { type NavRow, navDecide, navList } from '../../contract/dealing/nav.ts'
import { taTopics } from '../../contract/topics.ts'
import { navColumns, navFacts, navState } from './nav-columns.tsx'
import { navTexts } from './nav-texts.ts'
import { NavDialog } from './NavDialog.tsx'

const navFilters = filters(navTexts, ({ keyword, oneOf, dates, flag }) => ({
  keyword: keyword({ label: 'keyword', placeholder: 'keywordHint' }),
  days: dates({ label: 'days' }),
  state: oneOf(navFlow.all, { label: 'state', optionName: stateNames(navFlow) }),
  /** Lists decided ones too. */
  all: flag({ send: (all) => ({ open: !all }) }),
}))
const lists = [navList]
const topics = [taTopics.navChanged, taTopics.runChanged]

/** 净值录入: one person enters a fund's NAV, another confirms it. */
export function NavPage() {
  const t = useText(navTexts)
  const locale = useLocale()
  /** The NAV that is replaced; null for a new one; undefined while the form is closed. */
  const [entering, setEntering] = useState<NavRow | null | undefined>()
  const columns = useMemo(() => navColumns(t, locale), [t, locale])
  return (
    <>
      <ListPage
        {...openAndAll(t)}
        id="ta.nav"
        call={navList}
        filters={navFilters}
        columns={columns}
        follow={topics}
        keyColumn="productName"
        actions={
          <Button type="primary" onClick={() => setEntering(null)}>
            {t('enter')}
          </Button>
        }
        detail={(row, drawer) => (
          <DetailDrawer
            {...drawer}
            size={560}
            title={t('detail', { name: row.productName, date: row.navDate })}
            extra={<StateDot of={navState(row)} />}
            footer={
              row.actions.length > 0 && (
                <CaseButtons
                  flow={navFlow}
                  of={row}
                  call={navDecide}
                  on={{
                    replace: () => {
                      drawer.onClose()
                      setEntering(row)
                    },
                  }}
                  invalidates={lists}
                  onDone={drawer.onClose}
                />
              )
            }
          >
            <OwnActNote flow={navFlow} of={row} />
            <Facts facts={navFacts(row, t)} />
          </DetailDrawer>
        )}
      />
      {entering !== undefined && (
        <NavDialog key={entering?.id ?? ''} replaced={entering} onClose={() => setEntering(undefined)} />
      )}
    </>
  )
}
