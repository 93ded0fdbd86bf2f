import { lazyPart, type ModuleEntry } from '@iisp/web'
import { paths } from '../contract/menus.ts'

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
    { path: paths.opening, component: OpeningPage },
    { path: paths.raise, component: RaisePage },
    { path: paths.form, component: ApplicationFormPage },
    { path: paths.desk, component: OpeningDeskPage },
  ],
}
export default entry
