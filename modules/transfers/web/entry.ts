import { lazyPart, type ModuleEntry } from '@iisp/web'

const TransferFormPage = lazyPart(
  () => import('./orders/form/TransferFormPage.tsx'),
  (loaded) => loaded.TransferFormPage,
)
const ListPage = lazyPart(
  () => import('./orders/list/ListPage.tsx'),
  (loaded) => loaded.ListPage,
)
const ReviewPage = lazyPart(
  () => import('./orders/list/ReviewPage.tsx'),
  (loaded) => loaded.ReviewPage,
)
const SignPage = lazyPart(
  () => import('./orders/list/SignPage.tsx'),
  (loaded) => loaded.SignPage,
)
const DeskPage = lazyPart(
  () => import('./desk/DeskPage.tsx'),
  (loaded) => loaded.DeskPage,
)
const MoneyControlsPage = lazyPart(
  () => import('./money-controls/MoneyControlsPage.tsx'),
  (loaded) => loaded.MoneyControlsPage,
)

const folder = '/transfer-money/transfer-instruction'

const entry: ModuleEntry = {
  pages: [
    { path: `${folder}/transfer-form`, component: TransferFormPage },
    { path: `${folder}/transfer-list`, component: ListPage },
    { path: `${folder}/transfer-review`, component: ReviewPage },
    { path: `${folder}/transfer-sign`, component: SignPage },
    { path: '/operations/transfer-desk', component: DeskPage },
    { path: '/operations/money-controls', component: MoneyControlsPage },
  ],
}
export default entry
