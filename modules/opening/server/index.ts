import type { ServerModule } from '@iisp/server'
import { supervisedKinds } from '../contract/approval-kinds.ts'
import { pages } from '../contract/pages.ts'
import { addUrging } from './add-urging.ts'
import { downLoad } from './down-load.ts'
import { downSecuritiesFile } from './down-securities-file.ts'
import { getApplication } from './get-application.ts'
import { getAssociationDetail } from './get-association-detail.ts'
import { getFundPassword } from './get-fund-password.ts'
import { getOpeningList } from './get-opening-list.ts'
import { getProcessInfo } from './get-process-info.ts'
import { getProgressDetail } from './get-progress-detail.ts'
import { getRelationDetail } from './get-relation-detail.ts'
import { getTrusteeRaiseList } from './get-trustee-raise-list.ts'
import { sendOpeningNews } from './news.ts'
import { openingAccept } from './opening-accept.ts'
import { openingBreak } from './opening-break.ts'
import { openingCourier } from './opening-courier.ts'
import { openingDeskList } from './opening-desk-list.ts'
import { openingLink } from './opening-link.ts'
import { openingRegister } from './opening-register.ts'
import { openingReject } from './opening-reject.ts'
import { paperFiles } from './paper-files.ts'
import { queryUrging } from './query-urging.ts'
import { saveApplication } from './save-application.ts'
import { submitApplication } from './submit-application.ts'
import { todos } from './todos.ts'
import { withdrawApplication } from './withdraw-application.ts'

export { sealFundPassword } from './fund-password-seal.ts'

/** @param key 32 bytes that fund passwords are sealed with; kept outside the database */
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
  pages,
  supervisedKinds,
  todos,
  filePurposes: [paperFiles],
  subscribers: [sendOpeningNews],
})
