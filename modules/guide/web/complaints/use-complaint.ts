import type { Menu } from '@iisp/contract'
import { addFeedback, addPost, gain, queryIntegral } from '@iisp/guide/contract'
import { toast, useLocale, useProfile, useSend, useText, useWrite } from '@iisp/web'
import { useState } from 'react'
import { complaintFault } from '../../rules/complaint-text.ts'
import { type ComplaintDraft, readComplaint, writeComplaint } from './complaint-draft.ts'
import { isLocked, noteComplaint } from './complaint-lock.ts'
import { complaintTexts } from './complaint-texts.ts'

const quiet = { quiet: true } as const

/**
 * Sends a complaint: first the feedback, then the post, which a super-manager does not send. If only the post fails,
 * the next try sends just the post, even after the dialog was closed or the page reloaded. A changed text is a new
 * complaint.
 */
export function useComplaint(menu: Menu, onDone: () => void) {
  const t = useText(complaintTexts)
  const locale = useLocale()
  const profile = useProfile()
  const account = profile?.account ?? ''
  const [draft, setDraft] = useState(() => readComplaint(account, menu.id))
  const { text } = draft
  const stored = draft.stored?.of === text ? draft.stored : null
  const [error, setError] = useState('')
  const { busy, refusal, run, forget } = useWrite()
  const feedback = useSend(addFeedback, quiet)
  const post = useSend(addPost, quiet)
  const points = useSend(gain, { quiet: true, invalidates: [queryIntegral] })

  const keep = (next: ComplaintDraft) => {
    setDraft(next)
    writeComplaint(account, menu.id, next)
  }
  const type = (next: string) => {
    setError('')
    forget()
    keep({ ...draft, text: next })
  }
  const sendFeedback = async () => {
    const answer = await feedback.mutateAsync({
      menuId: menu.id,
      menuName: menu.name.zh,
      menuName1: '',
      createBy: account,
      feedbackContent: text,
    })
    noteComplaint(account)
    const { id, msg } = answer
    keep({ text, stored: { id, msg, of: text } })
    return answer
  }
  const sendPost = () =>
    post.mutateAsync({
      // Always in Chinese, because the desk reads it.
      title: `吐槽-${menu.name.zh}`,
      expectResMode: '1',
      requirementType: '1',
      phone: '',
      userName: profile?.name ?? '',
      email: account,
      content: text,
    })
  /** Collects the points for the complaint. A failure here is not shown: the complaint itself has been taken. */
  const collect = async (id: string) => {
    if (profile?.isMgr === '2') return 0
    const answer = await points
      .mutateAsync({ integralCode: '2004', name: menu.name.zh, id })
      .catch(() => ({ points: 0 }))
    return answer.points
  }
  const sendAll = async () => {
    const { id, msg } = stored ?? (await sendFeedback())
    if (profile?.supperMgrChg !== '1') await sendPost()
    const gained = await collect(id)
    writeComplaint(account, menu.id, { text: '', stored: null })
    toast.success(msg, gained > 0 ? { desc: t('gained', { points: gained }) } : {})
    onDone()
  }
  const send = () => {
    const fault = complaintFault(text)
    if (fault) return setError(fault[locale])
    if (stored === null && isLocked(account)) return setError(t('tooSoon'))
    setError('')
    void run(sendAll)
  }
  const refused = refusal?.code.startsWith('guide.complaint') ? refusal.msg : t('failed')
  return { text, type, error: error || (refusal ? refused : ''), busy, send }
}
