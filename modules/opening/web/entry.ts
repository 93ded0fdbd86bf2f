import { lazyPart, type ModuleEntry } from '@iisp/web'
import { applicationForm, openingDesk, securitiesOpening, trusteeRaise } from '../contract/pages.ts'

const OpeningPage = lazyPart(
  () => import('./list/OpeningPage.tsx'),
  (loaded) => loaded.OpeningPage,
)
const RaisePage = lazyPart(
  () => import('./list/RaisePage.tsx'),
  (loaded) => loaded.RaisePage,
)
const ApplicationFormPage = lazyPart(
  () => import('./form/ApplicationFormPage.tsx'),
  (loaded) => loaded.ApplicationFormPage,
)
const OpeningDeskPage = lazyPart(
  () => import('./desk/OpeningDeskPage.tsx'),
  (loaded) => loaded.OpeningDeskPage,
)

const entry: ModuleEntry = {
  pages: [
    { page: securitiesOpening, component: OpeningPage },
    { page: trusteeRaise, component: RaisePage },
    { page: applicationForm, component: ApplicationFormPage },
    { page: openingDesk, component: OpeningDeskPage },
  ],
}
export default entry
