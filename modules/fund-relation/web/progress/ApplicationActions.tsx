import { CaseButtons, sentAs } from '@iisp/web/case/index'
import { getApplyInfoList } from '../../contract/applications/application-list.ts'
import type { ApplicationRow } from '../../contract/applications/application-row.ts'
import { applicationFlow } from '../../contract/applications/application-states.ts'
import { applyConfirm, applyDecide, revert } from '../../contract/applications/apply.ts'
import { getFundRelationList } from '../../contract/relations/relation-list.ts'

interface Props {
  readonly application: ApplicationRow
  readonly onDone: () => void
  readonly onEdit: () => void
}
const invalidates = [getApplyInfoList, getFundRelationList]
const calls = {
  consent: sentAs(applyConfirm, ({ id, version }) => ({ id, result: '1', version })),
  decline: sentAs(applyConfirm, ({ id, version }, reason) => ({ id, result: '0', reason, version })),
  revert: sentAs(revert, ({ id }) => ({ id })),
}

/** What the server allows with an application: revoking, consenting and passing after a question, the rest with a reason. */
export const ApplicationActions = ({ application, onDone, onEdit }: Props) => (
  <CaseButtons
    flow={applicationFlow}
    of={{ ...application, id: application.SQID }}
    call={applyDecide}
    calls={calls}
    on={{ edit: onEdit }}
    invalidates={invalidates}
    onDone={onDone}
  />
)
