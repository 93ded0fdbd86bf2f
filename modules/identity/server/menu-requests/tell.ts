import type { Page } from '@iisp/contract'
import { personalMessage } from '@iisp/notices/contract'
import { type Writer, personNameInEnglish } from '@iisp/server'
import { menuRequests } from '../../contract/pages.ts'

interface Told {
  readonly accountId: string
  readonly institutionId: string
  /** The request. */
  readonly id: string
  readonly page: Page
}

type Message = Omit<Parameters<typeof personalMessage>[0], 'accountId' | 'institutionId' | 'subject'>

function tell(db: Writer, { accountId, institutionId, id }: Told, message: Message, step: string): void {
  db.emit(personalMessage({ ...message, accountId, institutionId, subject: `menu-request/${id}/${step}` }))
}

/** Tells an administrator that somebody asks for a menu. */
export const tellAsked = (db: Writer, asked: Told & { readonly name: string }): void =>
  tell(
    db,
    asked,
    {
      tone: 'info',
      titleZh: '有新的权限申请',
      titleEn: 'A menu is requested',
      contentZh: `${asked.name}申请“${asked.page.name.zh}”的权限，请处理。`,
      contentEn: `${personNameInEnglish(asked.name)} asks for ${asked.page.name.en}. Please decide.`,
      menuId: menuRequests.id,
      query: `detail=${asked.id}`,
    },
    'asked',
  )

/** Tells the owner of the account that the menu was granted, until its last day or for good. */
export const tellGranted = (db: Writer, granted: Told & { readonly until: string | null }): void =>
  tell(
    db,
    granted,
    {
      tone: 'success',
      titleZh: '权限申请已通过',
      titleEn: 'The menu is granted',
      contentZh: `您已获得“${granted.page.name.zh}”的权限，${granted.until === null ? '长期有效' : `有效期至${granted.until}`}。`,
      contentEn: `You may open ${granted.page.name.en} ${granted.until === null ? 'for good' : `until ${granted.until}`}.`,
      menuId: granted.page.id,
      query: '',
    },
    'granted',
  )

/** Tells the owner of the account that the request was refused, or the menu taken back, and why. */
export const tellEnded = (
  db: Writer,
  ended: Told & { readonly action: 'refuse' | 'takeBack'; readonly reason: string },
): void => {
  const isRefused = ended.action === 'refuse'
  const { zh, en } = ended.page.name
  tell(
    db,
    ended,
    {
      tone: 'warning',
      titleZh: isRefused ? '权限申请未通过' : '权限已收回',
      titleEn: isRefused ? 'The menu is not granted' : 'A menu was taken back',
      contentZh: `${isRefused ? `您对“${zh}”的权限申请未通过` : `您对“${zh}”的权限已被收回`}。原因：${ended.reason}`,
      contentEn: `${isRefused ? `Your request for ${en} was refused` : `You can no longer open ${en}`}. Reason: ${ended.reason}`,
    },
    ended.action,
  )
}
