// Written by `npm run registries` from the files of the folder; what is changed here by hand is lost.
import type { Handler } from '@iisp/server'
import { articleDetail } from './article-detail.ts'
import { articleList } from './article-list.ts'
import { contentPage } from './content-page.ts'
import { articleDeskAdd } from './desk/article-desk-add.ts'
import { articleDeskDetail } from './desk/article-desk-detail.ts'
import { articleDeskList } from './desk/article-desk-list.ts'
import { articleDeskPublish } from './desk/article-desk-publish.ts'
import { articleDeskRestore } from './desk/article-desk-restore.ts'
import { articleDeskSave } from './desk/article-desk-save.ts'
import { articleDeskWithdraw } from './desk/article-desk-withdraw.ts'
import { articleVersionDetail } from './desk/article-version-detail.ts'
import { articleVersionList } from './desk/article-version-list.ts'

export const handlers: readonly Handler[] = [
  articleDetail,
  articleList,
  contentPage,
  articleDeskAdd,
  articleDeskDetail,
  articleDeskList,
  articleDeskPublish,
  articleDeskRestore,
  articleDeskSave,
  articleDeskWithdraw,
  articleVersionDetail,
  articleVersionList,
]
