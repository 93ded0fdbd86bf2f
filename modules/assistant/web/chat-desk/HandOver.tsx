import {
  chatDeskColleagues,
  chatDeskDetail,
  chatDeskHandOver,
  chatDeskList,
  handOverEntry,
} from '@iisp/assistant/contract'
import { PersonPicker } from '@iisp/ui/person-picker'
import { TextField } from '@iisp/ui/text-field'
import { useCall, useText } from '@iisp/web'
import { FieldDialog } from '@iisp/web/forms/index'
import { chatTexts } from './chat-texts.ts'

const invalidates = [chatDeskDetail, chatDeskList]

/** Hands a chat over to a colleague. */
export function HandOver({ chatId, onClose }: { chatId: string; onClose: () => void }) {
  const t = useText(chatTexts)
  const colleagues = useCall(chatDeskColleagues, {}, { quiet: true })
  const none = colleagues.data?.length === 0
  return (
    <FieldDialog
      fields={handOverEntry}
      name={`assistant.hand-over:${chatId}`}
      version={1}
      call={chatDeskHandOver}
      inputOf={(entered) => ({ ...entered, chatId })}
      invalidates={invalidates}
      title={t('handOver')}
      okText={t('handOver')}
      okDisabled={none}
      onClose={onClose}
    >
      {({ field }) =>
        none ? (
          <p>{t('noColleague')}</p>
        ) : (
          <>
            <PersonPicker
              {...field('to')}
              loading={colleagues.isFetching}
              people={colleagues.data ?? []}
              failure={colleagues.error?.msg}
              onOpen={() => colleagues.isError && void colleagues.refetch()}
            />
            <TextField {...field('note')} />
          </>
        )
      }
    </FieldDialog>
  )
}
