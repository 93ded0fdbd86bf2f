// Written by `npm run registries` from the files of the folder; what is changed here by hand is lost.
import type { Handler } from '@iisp/server'
import { openingAccept } from './desk/opening-accept.ts'
import { openingBreak } from './desk/opening-break.ts'
import { openingCourier } from './desk/opening-courier.ts'
import { openingDeskList } from './desk/opening-desk-list.ts'
import { openingLink } from './desk/opening-link.ts'
import { openingRegister } from './desk/opening-register.ts'
import { openingReject } from './desk/opening-reject.ts'
import { getAssociationDetail } from './details/get-association-detail.ts'
import { getProcessInfo } from './details/get-process-info.ts'
import { getProgressDetail } from './details/get-progress-detail.ts'
import { getRelationDetail } from './details/get-relation-detail.ts'
import { downLoad } from './files/down-load.ts'
import { downSecuritiesFile } from './files/down-securities-file.ts'
import { getApplication } from './form/get-application.ts'
import { saveApplication } from './form/save-application.ts'
import { submitApplication } from './form/submit-application.ts'
import { withdrawApplication } from './form/withdraw-application.ts'
import { getFundPassword } from './fund-password/get-fund-password.ts'
import { getOpeningList } from './list/get-opening-list.ts'
import { getTrusteeRaiseList } from './list/get-trustee-raise-list.ts'
import { addUrging } from './urging/add-urging.ts'
import { queryUrging } from './urging/query-urging.ts'

export const handlersOf = (settings: Uint8Array): readonly Handler[] => [
  openingAccept,
  openingBreak,
  openingCourier,
  openingDeskList,
  openingLink(settings),
  openingRegister,
  openingReject,
  getAssociationDetail,
  getProcessInfo,
  getProgressDetail,
  getRelationDetail,
  downLoad,
  downSecuritiesFile,
  getApplication,
  saveApplication(settings),
  submitApplication,
  withdrawApplication,
  getFundPassword(settings),
  getOpeningList,
  getTrusteeRaiseList,
  addUrging,
  queryUrging,
]
