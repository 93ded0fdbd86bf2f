// Written by `npm run registries` from the files of the folder; what is changed here by hand is lost.
import type { Handler } from '@iisp/server'
import { collectionAccountCheck } from './checks/collection-account-check.ts'
import { partyLookUp } from './parties/party-look-up.ts'
import { partyResubmit } from './parties/party-resubmit.ts'
import { partySubmit } from './parties/party-submit.ts'
import { partyWithdraw } from './parties/party-withdraw.ts'
import { partyDecide } from './party-desk/party-decide.ts'
import { partyDeskList } from './party-desk/party-desk-list.ts'
import { productContractApply } from './product-contracts/product-contract-apply.ts'
import { productContractDecide } from './product-contracts/product-contract-decide.ts'
import { productContractList } from './product-contracts/product-contract-list.ts'
import { productContractResubmit } from './product-contracts/product-contract-resubmit.ts'
import { partyCodeSend } from './proofs/party-code-send.ts'
import type { KeyedHash } from './keyed-hash.ts'

export const handlersOf = (settings: KeyedHash): readonly Handler[] => [
  collectionAccountCheck,
  partyLookUp(settings),
  partyResubmit(settings),
  partySubmit(settings),
  partyWithdraw(settings),
  partyDecide,
  partyDeskList,
  productContractApply,
  productContractDecide,
  productContractList,
  productContractResubmit,
  partyCodeSend(settings),
]
