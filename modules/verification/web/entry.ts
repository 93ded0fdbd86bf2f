import { lazyPart, type ModuleEntry } from '@iisp/web'

const ReviewPage = lazyPart(
  () => import('./desk/ReviewPage.tsx'),
  (loaded) => loaded.ReviewPage,
)
const PersonsPage = lazyPart(
  () => import('./desk/PersonsPage.tsx'),
  (loaded) => loaded.PersonsPage,
)

const entry: ModuleEntry = {
  pages: [
    { path: '/operations/verification/review', component: ReviewPage },
    { path: '/operations/verification/persons', component: PersonsPage },
  ],
}
export default entry
