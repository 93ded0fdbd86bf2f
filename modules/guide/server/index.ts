import type { Page } from '@iisp/contract'
import type { ServerModule } from '@iisp/server'
import { pages as ownPages } from '../contract/pages.ts'
import { addComment } from './add-comment.ts'
import { addFeedback } from './add-feedback.ts'
import { addPost } from './add-post.ts'
import { adopt } from './adopt.ts'
import { answerComplaint, sendAnswer } from './answer-complaint.ts'
import { changeReadBook } from './change-read-book.ts'
import { downloadGuide } from './download-guide.ts'
import { gain } from './gain.ts'
import { getMenuGuide } from './get-menu-guide.ts'
import { getMenuVideoList } from './get-menu-video-list.ts'
import { listComplaints } from './list-complaints.ts'
import { listMenuGuideVersions } from './list-menu-guide-versions.ts'
import { listMenuGuides } from './list-menu-guides.ts'
import { listReadBooks } from './list-read-books.ts'
import { previewRichText } from './preview-rich-text.ts'
import { queryBusinessDescription } from './query-business-description.ts'
import { queryDefaultParamSettingItems } from './query-default-param-setting-items.ts'
import { queryDefaultParamSettingList } from './query-default-param-setting-list.ts'
import { queryIntegral } from './query-integral.ts'
import { queryMenuAssociation } from './query-menu-association.ts'
import { queryReadBook } from './query-read-book.ts'
import { saveDefaultParamSetting } from './save-default-param-setting.ts'
import { saveMenuGuide } from './save-menu-guide.ts'
import { setAutoOpen } from './set-auto-open.ts'
import { todos } from './todos.ts'

/** @param others the pages of the other modules: any of them can be described */
export function guideServer({ others }: { others: readonly Page[] }): ServerModule {
  const pages = [...others, ...ownPages]
  return {
    name: 'guide',
    migrations: new URL('./migrations/', import.meta.url),
    handlers: [
      addComment,
      addFeedback,
      addPost,
      adopt,
      answerComplaint,
      changeReadBook,
      downloadGuide,
      gain,
      getMenuGuide(pages),
      getMenuVideoList,
      listComplaints,
      listMenuGuideVersions,
      listMenuGuides(pages),
      listReadBooks,
      previewRichText,
      queryBusinessDescription,
      queryDefaultParamSettingItems,
      queryDefaultParamSettingList,
      queryIntegral,
      queryMenuAssociation,
      queryReadBook,
      saveDefaultParamSetting,
      saveMenuGuide(pages),
      setAutoOpen,
    ],
    pages: ownPages,
    todos,
    subscribers: [sendAnswer],
  }
}
