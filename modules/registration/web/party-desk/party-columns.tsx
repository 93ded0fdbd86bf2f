import type { Column } from '@iisp/ui/data-table'
import { EnteredName } from '@iisp/ui/entered-name'
import type { Fact } from '@iisp/ui/drawer'
import type { Locale, Translate } from '@iisp/web'
import { stateColumn } from '@iisp/web/states/index'
import type { DeskParty } from '../../contract/parties/party-desk.ts'
import { partyFlow } from '../../contract/parties/party-states.ts'
import type { partyWords } from '../party/party-words.ts'
import type { partyDeskTexts } from './party-desk-texts.ts'

type Words = Translate<(typeof partyWords)['zh']>
type DeskText = Translate<(typeof partyDeskTexts)['zh']>

export const partyState = ({ state }: DeskParty) => partyFlow.byCode[state]

export const partyColumns = (word: Words, t: DeskText, locale: Locale): Column<DeskParty>[] => [
  { key: 'name', title: word('name'), width: 240, fixed: 'left' },
  { key: 'kind', title: word('kind'), width: 140, value: (row) => word(`kinds.${row.kind}`) },
  stateColumn({ key: 'state', title: word('state'), width: 110 }, partyState, locale),
  { key: 'submittedAt', title: word('submittedAt'), width: 170 },
  { key: 'creditCode', title: word('creditCode'), width: 190 },
  {
    key: 'adminName',
    title: word('adminName'),
    width: 110,
    render: ({ adminName }) => <EnteredName name={adminName} />,
  },
  { key: 'endorsedBy', title: t('endorsedBy'), width: 100, value: (row) => row.endorsedBy || '--' },
  { key: 'decidedBy', title: t('decidedBy'), width: 100, value: (row) => row.decidedBy || '--' },
  { key: 'number', title: word('number'), width: 180 },
]

export const partyFacts = (row: DeskParty, word: Words, t: DeskText): Fact[] => [
  { label: word('name'), value: row.name, wide: true },
  { label: word('nameEn'), value: row.nameEn || '--', wide: true },
  { label: word('kind'), value: word(`kinds.${row.kind}`) },
  { label: word('managerNo'), value: row.managerNo || '--' },
  { label: word('creditCode'), value: row.creditCode, wide: true },
  { label: word('address'), value: row.address, wide: true },
  { label: word('adminName'), value: row.adminName },
  { label: word('phone'), value: row.phone },
  { label: word('email'), value: row.email, wide: true },
  { label: word('submittedAt'), value: row.submittedAt },
  { label: t('endorsedBy'), value: row.endorsedBy || '--' },
  { label: t('decidedBy'), value: row.decidedBy || '--' },
  { label: word('decidedAt'), value: row.decidedAt ?? '--' },
  { label: t('institution'), value: row.institutionId || '--' },
  ...(row.reason === '' ? [] : [{ label: word('reason'), value: row.reason, wide: true }]),
]
