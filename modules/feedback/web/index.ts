/** The page of one's own feedback, which the person's menu offers as well. */
export { ownFeedback } from '../contract/pages.ts'
