import { lazyPart, type ModuleEntry } from '@iisp/web'
import { applicationForm, securitiesOpening, trusteeRaise } from '../contract/pages.ts'

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

const entry: ModuleEntry = {
  pages: [
    { page: securitiesOpening, component: OpeningPage },
    { page: trusteeRaise, component: RaisePage },
    { page: applicationForm, component: ApplicationFormPage },
  ],
}
export default entry
