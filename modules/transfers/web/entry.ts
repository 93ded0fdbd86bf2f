import { moneyControls } from '@iisp/identity/contract'
import { lazyPart, type ModuleEntry } from '@iisp/web'
import { transferDesk, transferEntry, transferList, transferReview, transferSign } from '../contract/pages.ts'

const TransferFormPage = lazyPart(() => import('./orders/form/TransferFormPage.tsx'), 'TransferFormPage')
const ListPage = lazyPart(() => import('./orders/list/ListPage.tsx'), 'ListPage')
const ReviewPage = lazyPart(() => import('./orders/list/CheckPage.tsx'), 'ReviewPage')
const SignPage = lazyPart(() => import('./orders/list/CheckPage.tsx'), 'SignPage')
const DeskPage = lazyPart(() => import('./desk/DeskPage.tsx'), 'DeskPage')
const MoneyControlsPage = lazyPart(
  () => import('./money-controls/MoneyControlsPage.tsx'),
  'MoneyControlsPage',
)

const entry: ModuleEntry = {
  pages: [
    { page: transferEntry, component: TransferFormPage },
    { page: transferList, component: ListPage },
    { page: transferReview, component: ReviewPage },
    { page: transferSign, component: SignPage },
    { page: transferDesk, component: DeskPage },
    { page: moneyControls, component: MoneyControlsPage },
  ],
}
export default entry
