import type { FieldName } from '@iisp/contract'
import { EnteredName } from '@iisp/ui/entered-name'
import { filters, useText } from '@iisp/web'
import { CaseDrawer } from '@iisp/web/case/index'
import { type ColumnEntries, FieldFacts, useColumns } from '@iisp/web/fields/index'
import { ListPage } from '@iisp/web/list-page/index'
import { deskPartyFields, partyDeskList } from '../../contract/parties/party-desk.ts'
import { partyFlow } from '../../contract/parties/party-states.ts'
import { registrationTopics } from '../../contract/topics.ts'
import { partyDeskTexts } from './party-desk-texts.ts'
import { PartyDecision } from './PartyDecision.tsx'
import css from './party-desk.module.css'

const { kind, state } = deskPartyFields.named
const partyFilters = filters(partyDeskTexts, ({ keyword, choice, flag }) => ({
  keyword: keyword({ label: 'keyword', placeholder: 'keywordHint' }),
  state: choice(state),
  kind: choice(kind),
  /** Lists those too that do not wait for the person. */
  all: flag({ send: (all) => ({ open: !all }) }),
}))
const shownColumns: ColumnEntries<typeof deskPartyFields> = [
  { key: 'name', width: 240 },
  { key: 'kind', width: 140 },
  'state',
  'submittedAt',
  { key: 'creditCode', width: 190 },
  { key: 'adminName', render: ({ adminName }) => <EnteredName name={adminName} /> },
  'endorsedBy',
  'decidedBy',
  { key: 'number', width: 180 },
]
const shownFacts: readonly FieldName<typeof deskPartyFields>[] = [
  'name',
  'nameEn',
  'kind',
  'managerNo',
  'creditCode',
  'address',
  'adminName',
  'phone',
  'email',
  'submittedAt',
  'endorsedBy',
  'decidedBy',
  'decidedAt',
  'institutionId',
  'reason',
]

/** 参与方登记: applications to be registered as a fund party, for two persons of the custodian. */
export function PartyDeskPage() {
  const t = useText(partyDeskTexts)
  return (
    <ListPage
      id="operations.registrations"
      title={t('title')}
      description={t('hint')}
      call={partyDeskList}
      filters={partyFilters}
      columns={useColumns(deskPartyFields, shownColumns)}
      rowKey={(row) => row.id}
      follow={[registrationTopics.partiesChanged]}
      empty={({ all }) => t(all ? 'none' : 'empty')}
      keyColumn="name"
      refreshable
      segments={{ flag: 'all', label: t('which'), off: t('open'), on: t('all'), widest: 'on' }}
      detail={(row, drawer) => (
        <CaseDrawer
          {...drawer}
          size={600}
          title={t('detail', { number: row.number })}
          flow={partyFlow}
          of={row}
          footer={<PartyDecision party={row} onDecided={drawer.onClose} />}
        >
          {row.duplicate && <p className={css.warning}>{t('duplicate')}</p>}
          <FieldFacts fields={deskPartyFields} of={row} show={shownFacts} />
        </CaseDrawer>
      )}
    />
  )
}
