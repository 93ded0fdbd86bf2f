import { lazyPart, type ModuleEntry } from '@iisp/web'
import { registeredPersons, verificationReview } from '../contract/pages.ts'

const ReviewPage = lazyPart(() => import('./desk/ReviewPage.tsx'), 'ReviewPage')
const PersonsPage = lazyPart(() => import('./desk/PersonsPage.tsx'), 'PersonsPage')

const entry: ModuleEntry = {
  pages: [
    { page: verificationReview, component: ReviewPage },
    { page: registeredPersons, component: PersonsPage },
  ],
}
export default entry
