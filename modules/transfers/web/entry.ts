import { lazyPart, type ModuleEntry } from '@iisp/web'
import { transferDesk, transferEntry, transferList, transferReview, transferSign } from '../contract/pages.ts'

const TransferFormPage = lazyPart(
  () => import('./form/TransferFormPage.tsx'),
  (loaded) => loaded.TransferFormPage,
)
const ListPage = lazyPart(
  () => import('./orders/ListPage.tsx'),
  (loaded) => loaded.ListPage,
)
const ReviewPage = lazyPart(
  () => import('./orders/ReviewPage.tsx'),
  (loaded) => loaded.ReviewPage,
)
const SignPage = lazyPart(
  () => import('./orders/SignPage.tsx'),
  (loaded) => loaded.SignPage,
)
const DeskPage = lazyPart(
  () => import('./orders/DeskPage.tsx'),
  (loaded) => loaded.DeskPage,
)

const entry: ModuleEntry = {
  pages: [
    { page: transferEntry, component: TransferFormPage },
    { page: transferList, component: ListPage },
    { page: transferReview, component: ReviewPage },
    { page: transferSign, component: SignPage },
    { page: transferDesk, component: DeskPage },
  ],
}
export default entry
