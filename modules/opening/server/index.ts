import { auditNames } from '@iisp/contract/audit-names'
import { openingAuditNames } from './audit-names.ts'
import { helpTexts } from '@iisp/contract/help-text'
import type { ServerModule } from '@iisp/server'
import { readHelpTexts } from '@iisp/server/texts/read-help-texts'
import { supervisedKinds } from '../contract/approval-kinds.ts'
import { pages } from '../contract/pages.ts'
import { addUrging } from './urging/add-urging.ts'
import { downLoad } from './files/down-load.ts'
import { downSecuritiesFile } from './files/down-securities-file.ts'
import { getApplication } from './form/get-application.ts'
import { getAssociationDetail } from './details/get-association-detail.ts'
import { getFundPassword } from './fund-password/get-fund-password.ts'
import { getOpeningList } from './list/get-opening-list.ts'
import { getProcessInfo } from './details/get-process-info.ts'
import { getProgressDetail } from './details/get-progress-detail.ts'
import { getRelationDetail } from './details/get-relation-detail.ts'
import { getTrusteeRaiseList } from './list/get-trustee-raise-list.ts'
import { sendOpeningNews } from './news.ts'
import { openingAccept } from './desk/opening-accept.ts'
import { openingBreak } from './desk/opening-break.ts'
import { openingCourier } from './desk/opening-courier.ts'
import { openingDeskList } from './desk/opening-desk-list.ts'
import { openingLink } from './desk/opening-link.ts'
import { openingRegister } from './desk/opening-register.ts'
import { openingReject } from './desk/opening-reject.ts'
import { paperFiles } from './files/paper-files.ts'
import { queryUrging } from './urging/query-urging.ts'
import { saveApplication } from './form/save-application.ts'
import { submitApplication } from './form/submit-application.ts'
import { todos } from './todos.ts'
import { withdrawApplication } from './form/withdraw-application.ts'

export { sealFundPassword } from './fund-password/fund-password-seal.ts'

/** @param key 32 bytes to seal fund passwords with; kept outside the database */
export const openingServer = (key: Uint8Array): ServerModule => ({
  name: 'opening',
  migrations: new URL('./migrations/', import.meta.url),
  handlers: [
    addUrging,
    downLoad,
    downSecuritiesFile,
    getApplication,
    getAssociationDetail,
    getFundPassword(key),
    getOpeningList,
    getProcessInfo,
    getProgressDetail,
    getRelationDetail,
    getTrusteeRaiseList,
    openingAccept,
    openingBreak,
    openingCourier,
    openingDeskList,
    openingLink(key),
    openingRegister,
    openingReject,
    queryUrging,
    saveApplication(key),
    submitApplication,
    withdrawApplication,
  ],
  fills: [
    auditNames.contribute([openingAuditNames]),
    helpTexts.contribute(readHelpTexts(new URL('./help/', import.meta.url))),
  ],
  pages,
  seed: async () => (await import('../fixtures/index.ts')).openingSeed(key),
  supervisedKinds,
  todos,
  filePurposes: [paperFiles],
  subscribers: [sendOpeningNews],
})
