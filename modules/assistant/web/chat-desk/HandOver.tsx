import { chatDeskColleagues, chatDeskDetail, chatDeskHandOver, chatDeskList } from '@iisp/assistant/contract'
import { PersonPicker } from '@iisp/ui/person-picker'
import { TextField } from '@iisp/ui/text-field'
import { useCall, useSend, useText } from '@iisp/web'
import { FormDialog, useDraftForm } from '@iisp/web/forms/index'
import { chatTexts } from './chat-texts.ts'

/** Hands a chat over to a colleague. */
export function HandOver({ chatId, onClose }: { chatId: string; onClose: () => void }) {
  const t = useText(chatTexts)
  const colleagues = useCall(chatDeskColleagues, {}, { quiet: true })
  const handOver = useSend(chatDeskHandOver, { quiet: true, invalidates: [chatDeskDetail, chatDeskList] })
  const form = useDraftForm({
    name: `assistant.hand-over:${chatId}`,
    version: 1,
    initial: { to: null as string | null, note: '' },
    faultsOf: ({ to }) => ({ to: to === null && t('colleagueMissing') }),
  })
  const none = colleagues.data?.length === 0
  return (
    <FormDialog
      title={t('handOver')}
      okText={t('handOver')}
      okDisabled={none}
      form={form}
      onSubmit={async ({ to, note }) => {
        if (to === null) return
        await handOver.mutateAsync({ chatId, to, note })
        form.forget()
        onClose()
      }}
      onClose={onClose}
    >
      {none ? (
        <p>{t('noColleague')}</p>
      ) : (
        <>
          <PersonPicker
            label={t('colleague')}
            required
            {...form.field('to')}
            loading={colleagues.isFetching}
            people={colleagues.data ?? []}
            failure={colleagues.error?.msg}
            onOpen={() => colleagues.isError && void colleagues.refetch()}
          />
          <TextField label={t('note')} maxLength={200} {...form.field('note')} />
        </>
      )}
    </FormDialog>
  )
}
