import { getMangerPhone } from '@iisp/identity/contract'
import { useConfirm } from '@iisp/ui/confirm'
import { toast, useCall, useLocale, useOpenMenu, useSend, useText } from '@iisp/web'
import { type Form, FormDialog, useDraftForm } from '@iisp/web/forms/index'
import { useEffect } from 'react'
import { getApplyInfoList } from '../../contract/applications/application-list.ts'
import { applySubmit } from '../../contract/applications/apply.ts'
import { relationRedeem } from '../../contract/pages.ts'
import { getFundRelationList } from '../../contract/relations/relation-list.ts'
import { relationTexts } from '../relation-texts.ts'
import { ContactFields } from './ContactFields.tsx'
import { LinkFacts } from './LinkFacts.tsx'
import { LinkFields } from './LinkFields.tsx'
import { RehearseTerms } from './RehearseTerms.tsx'
import { askFirst } from './ask-first.ts'
import { relationFaults } from './relation-faults.ts'
import { type RelationTask, draftOf, flags, rowOf, sentBy } from './relation-task.ts'
import { type RelationValues, blankRelation, firstPair, payloadsOf, valuesOf } from './relation-values.ts'
import { stageOf } from './stage-of.ts'
import css from './form.module.css'

interface Props {
  readonly task: RelationTask
  readonly onClose: () => void
}
const lists = [getFundRelationList, getApplyInfoList]

/**
 * The form of an application: funds, triggers, fee reductions, dates and a file. A deletion only
 * shows the relation.
 */
export function RelationDialog({ task, onClose }: Props) {
  const t = useText(relationTexts)
  const locale = useLocale()
  const { type } = task
  const row = rowOf(task)
  const deletes = type === 'delete' || (type === 'edit' && task.application.SQLX === '3')
  const { data: own = '' } = useCall(getMangerPhone, {}, { quiet: true })
  const entered = row === null ? blankRelation : valuesOf(row)
  const form = useDraftForm<RelationValues>({
    name: draftOf(task),
    version: 1,
    // Values filled in by the portal do not count as unsaved changes.
    initial: { ...entered, applicantPhone: entered.applicantPhone || own },
    faultsOf: (values) => relationFaults(values, deletes, locale),
  })
  useOwnPhone(form, own)
  const send = useSendRelation(task, deletes, () => {
    form.forget()
    onClose()
  })
  return (
    <FormDialog
      title={
        type === 'edit' ? t('titles.edit', { stage: stageOf(task.application, locale) }) : t(`titles.${type}`)
      }
      size="large"
      danger={type === 'delete'}
      okText={t('submit')}
      form={form}
      onSubmit={send}
      onClose={onClose}
      unsaved={t('unsaved')}
    >
      {deletes && row !== null ? (
        <>
          <p className={css.note}>{t('deleteAsk')}</p>
          <LinkFacts of={row} />
        </>
      ) : (
        <>
          <LinkFields form={form} fixed={type !== 'add'} />
          <RehearseTerms values={form.values} />
        </>
      )}
      <ContactFields form={form} />
    </FormDialog>
  )
}

/** Fills in the person's own mobile number once it is known, unless one has been entered. */
function useOwnPhone({ values, set }: Pick<Form<RelationValues>, 'values' | 'set'>, own: string) {
  useEffect(() => {
    if (own !== '' && values.applicantPhone === '') set({ applicantPhone: own })
    // oxlint-disable-next-line react/exhaustive-deps -- a number that was deleted must not come back
  }, [own])
}

/**
 * Sends the application after the documents' checks and questions; a new one then offers to set up
 * the forced redemption.
 */
function useSendRelation(task: RelationTask, deletes: boolean, onClose: () => void) {
  const t = useText(relationTexts)
  const confirm = useConfirm()
  const openMenu = useOpenMenu()
  const submit = useSend(applySubmit, { invalidates: lists, quiet: true })
  const { type } = task
  const ask = (content: string) => confirm({ content, okText: t('yes'), cancelText: t('no') })
  return async (entered: RelationValues) => {
    const rows = payloadsOf(entered, sentBy(task))
    const flag = flags[type]
    if (!(await askFirst({ rows, flag, deletes, confirm, t }))) return
    const hasConfig = type === 'delete' && task.relation.SFSZQS === '1'
    const deleteConfig = hasConfig && (await ask(t('deleteConfigAsk'))) ? '1' : '0'
    await submit.mutateAsync({ inputParam: rows, flag, ...(type === 'delete' && { deleteConfig }) })
    toast.success(t(`done.${type}`))
    onClose()
    if (type !== 'add' || !(await ask(t('setConfigAsk')))) return
    const { zjjdm, mjjdm } = firstPair(entered)
    await openMenu(relationRedeem.id, new URLSearchParams({ add: `${zjjdm},${mjjdm}` }))
  }
}
