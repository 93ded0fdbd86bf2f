import type { Menu } from '@iisp/contract'
import { addFeedback, addPost, gain, queryIntegral } from '@iisp/guide/contract'
import { isRequestError, toast, useProfile, useSend, useText } from '@iisp/web'
import { useState } from 'react'
import { complaintFault } from '../../rules/complaint-text.ts'
import { useErrorText } from './use-error-text.ts'
import { type ComplaintDraft, readComplaint, writeComplaint } from './complaint-draft.ts'
import { isLocked, noteComplaint } from './complaint-lock.ts'
import { complaintTexts } from './complaint-texts.ts'

const quiet = { quiet: true } as const

/**
 * A complaint on its way: first the feedback, then, but for a super-manager, the post. Where only the post fails, a
 * repetition sends the post alone, also after the dialog was closed or the page loaded anew; another text is another
 * complaint.
 */
export function useComplaint(menu: Menu, onDone: () => void) {
  const t = useText(complaintTexts)
  const errorText = useErrorText()
  const profile = useProfile()
  const account = profile?.account ?? ''
  const [draft, setDraft] = useState(() => readComplaint(account, menu.id))
  const { text } = draft
  const stored = draft.stored?.of === text ? draft.stored : null
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  const feedback = useSend(addFeedback, quiet)
  const post = useSend(addPost, quiet)
  const points = useSend(gain, { quiet: true, invalidates: [queryIntegral] })

  const keep = (next: ComplaintDraft) => {
    setDraft(next)
    writeComplaint(account, menu.id, next)
  }
  const type = (next: string) => {
    setError('')
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
      // what the desk reads, in whichever language this was typed
      title: `吐槽-${menu.name.zh}`,
      expectResMode: '1',
      requirementType: '1',
      phone: '',
      userName: profile?.name ?? '',
      email: account,
      content: text,
    })
  /** Points are a thanks: that they fail is nobody's business here. */
  const collect = async (id: string) => {
    if (profile?.isMgr === '2') return 0
    const answer = await points
      .mutateAsync({ integralCode: '2004', name: menu.name.zh, id })
      .catch(() => ({ points: 0 }))
    return answer.points
  }
  const send = async () => {
    const fault = complaintFault(text)
    if (fault) return setError(errorText(fault))
    if (stored === null && isLocked(account)) return setError(t('tooSoon'))
    setBusy(true)
    try {
      const { id, msg } = stored ?? (await sendFeedback())
      if (profile?.supperMgrChg !== '1') await sendPost()
      const gained = await collect(id)
      writeComplaint(account, menu.id, { text: '', stored: null })
      toast.success(msg, gained > 0 ? { desc: t('gained', { points: gained }) } : {})
      onDone()
    } catch (thrown) {
      const told = isRequestError(thrown) && thrown.code.startsWith('guide.complaint')
      setError(told ? thrown.msg : t('failed'))
    } finally {
      setBusy(false)
    }
  }
  return { text, type, error, busy, send: () => void send() }
}
