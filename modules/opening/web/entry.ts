import { lazyPart, type ModuleEntry } from '@iisp/web'
import { applicationForm, openingDesk, securitiesOpening, trusteeRaise } from '../contract/pages.ts'

const OpeningPage = lazyPart(() => import('./list/ApplicationsPage.tsx'), 'OpeningPage')
const RaisePage = lazyPart(() => import('./list/ApplicationsPage.tsx'), 'RaisePage')
const ApplicationFormPage = lazyPart(() => import('./form/ApplicationFormPage.tsx'), 'ApplicationFormPage')
const OpeningDeskPage = lazyPart(() => import('./desk/OpeningDeskPage.tsx'), 'OpeningDeskPage')

const entry: ModuleEntry = {
  pages: [
    { page: securitiesOpening, component: OpeningPage },
    { page: trusteeRaise, component: RaisePage },
    { page: applicationForm, component: ApplicationFormPage },
    { page: openingDesk, component: OpeningDeskPage },
  ],
}
export default entry
