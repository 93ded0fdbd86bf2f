import { useOpenTab, useText } from '@iisp/web'
import type { ApplicationRow } from '../../contract/applications/application-row.ts'
import type { ApplicationPayload } from '../../contract/applications/payload.ts'
import { relationRehearsal } from '../../contract/pages.ts'
import type { RelationRow } from '../../contract/relations/relation-list.ts'
import { payloadOf, termsOfRow } from '../../rules/applications/payload-terms.ts'
import { rehearsalTexts } from './rehearsal-texts.ts'

/** Opens a rehearsal in its own tab, for a relation, an application or the values of a form. */
export function useOpenRehearsal() {
  const t = useText(rehearsalTexts)
  const openTab = useOpenTab()
  const open = (query: URLSearchParams, pair: string) =>
    openTab({ path: relationRehearsal.path, query, title: t('tab', { pair }) })
  const ofRows = (rows: readonly ApplicationPayload[]) => {
    const [first] = rows
    const pair = `${first?.zjjcpdm ?? ''}→${first?.mjjcpdm ?? ''}`
    return open(new URLSearchParams({ draft: JSON.stringify(rows.map(termsAlone)) }), pair)
  }
  return {
    ofRows,
    ofRelation: ({ ID, ZCPDM, MCPDM }: RelationRow) =>
      open(new URLSearchParams({ relation: ID }), `${ZCPDM}→${MCPDM}`),
    ofApplication: (row: ApplicationRow) =>
      ofRows([{ ...payloadOf(termsOfRow(row)), zjjcpdm: row.ZCPDM, mjjcpdm: row.MCPDM, jjzh: row.ZCPJJZH }]),
  }
}

const people = 'sqrsjh sjh sffsdx wjid wjmc'
const lookedUp = 'appid sqlx xmbh zjjxmbh mjjcpmc mjjgsmc zjjcpmc zjjgsmc'
const beforeChange = 'mzldfs yjbccflx sgcfje shcfje rqqjszfs qyrq sxrq'
const leftOut: ReadonlySet<string> = new Set(`${people} ${lookedUp} ${beforeChange}`.split(' '))
/**
 * Keeps only the entered terms: applicant, telephone numbers, files and names stay out of the URL.
 */
const termsAlone = (row: ApplicationPayload): ApplicationPayload =>
  Object.fromEntries(
    Object.entries(row).filter(([key, value]) => !leftOut.has(key) && value !== null && value !== ''),
  )
