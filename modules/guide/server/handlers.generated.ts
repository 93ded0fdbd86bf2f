// Written by `npm run registries` from the files of the folder; what is changed here by hand is lost.
import type { Handler } from '@iisp/server'
import { adopt } from './complaint-desk/adopt.ts'
import { answerComplaint } from './complaint-desk/answer-complaint.ts'
import { listComplaints } from './complaint-desk/list-complaints.ts'
import { addFeedback } from './complaints/add-feedback.ts'
import { addPost } from './complaints/add-post.ts'
import { gain } from './complaints/gain.ts'
import { queryIntegral } from './complaints/query-integral.ts'
import { changeReadBook } from './library/change-read-book.ts'
import { downloadGuide } from './library/download-guide.ts'
import { getMenuVideoList } from './library/get-menu-video-list.ts'
import { listReadBooks } from './library/list-read-books.ts'
import { queryReadBook } from './library/query-read-book.ts'
import { getMenuGuide } from './menu-guides/get-menu-guide.ts'
import { listMenuGuideVersions } from './menu-guides/list-menu-guide-versions.ts'
import { listMenuGuides } from './menu-guides/list-menu-guides.ts'
import { previewRichText } from './menu-guides/preview-rich-text.ts'
import { saveMenuGuide } from './menu-guides/save-menu-guide.ts'
import { addComment } from './panel/add-comment.ts'
import { queryBusinessDescription } from './panel/query-business-description.ts'
import { queryMenuAssociation } from './panel/query-menu-association.ts'
import { setAutoOpen } from './panel/set-auto-open.ts'
import { queryDefaultParamSettingItems } from './settings/query-default-param-setting-items.ts'
import { queryDefaultParamSettingList } from './settings/query-default-param-setting-list.ts'
import { saveDefaultParamSetting } from './settings/save-default-param-setting.ts'

export const handlers: readonly Handler[] = [
  adopt,
  answerComplaint,
  listComplaints,
  addFeedback,
  addPost,
  gain,
  queryIntegral,
  changeReadBook,
  downloadGuide,
  getMenuVideoList,
  listReadBooks,
  queryReadBook,
  getMenuGuide,
  listMenuGuideVersions,
  listMenuGuides,
  previewRichText,
  saveMenuGuide,
  addComment,
  queryBusinessDescription,
  queryMenuAssociation,
  setAutoOpen,
  queryDefaultParamSettingItems,
  queryDefaultParamSettingList,
  saveDefaultParamSetting,
]
