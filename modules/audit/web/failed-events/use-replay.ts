import type { Output } from '@iisp/contract'
import { failedEventList, failedEventReplay } from '@iisp/audit/contract'
import { useConfirm } from '@iisp/ui/confirm'
import { isRequestError, request, toast, useText } from '@iisp/web'
import { useQueryClient } from '@tanstack/react-query'
import { failedEventTexts } from './failed-event-texts.ts'

export type FailedEvent = Output<typeof failedEventList>['list'][number]

/** Asks before replaying one event, or all where none is given; a refusal stays in the dialog. */
export function useReplay(): (row?: FailedEvent) => Promise<void> {
  const t = useText(failedEventTexts)
  const confirm = useConfirm()
  const client = useQueryClient()
  return async (row) => {
    await confirm({
      content:
        row === undefined
          ? t('replayAllAsk')
          : t('replayAsk', { topic: row.topic, about: row.about, behind: String(row.behind) }),
      okText: row === undefined ? t('replayAll') : t('replay'),
      run: async () => {
        try {
          const { replayed } = await request(failedEventReplay, row === undefined ? {} : { id: row.id }, {
            quiet: true,
          })
          toast.success(t('replayed', { n: String(replayed) }))
          return undefined
        } catch (thrown) {
          if (isRequestError(thrown)) return thrown.msg
          throw thrown
        }
      },
    })
    await client.invalidateQueries({ queryKey: [failedEventList.name] })
  }
}
