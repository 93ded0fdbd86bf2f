import type { ModuleEntry } from '@iisp/web'
import { DeskPage } from './orders/DeskPage.tsx'
import { ListPage } from './orders/ListPage.tsx'
import { ReviewPage } from './orders/ReviewPage.tsx'
import { SignPage } from './orders/SignPage.tsx'
import { TransferFormPage } from './form/TransferFormPage.tsx'

const folder = '/transfer-money/transfer-instruction'

const entry: ModuleEntry = {
  pages: [
    { path: `${folder}/transfer-form`, component: TransferFormPage },
    { path: `${folder}/transfer-list`, component: ListPage },
    { path: `${folder}/transfer-review`, component: ReviewPage },
    { path: `${folder}/transfer-sign`, component: SignPage },
    { path: '/operations/transfer-desk', component: DeskPage },
  ],
}
export default entry
