import {
  type ParamValues,
  queryDefaultParamSettingItems,
  saveDefaultParamSetting,
} from '@iisp/guide/contract'
import { Button } from '@iisp/ui/button'
import { useConfirm } from '@iisp/ui/confirm'
import { Modal } from '@iisp/ui/modal'
import { Skeleton } from '@iisp/ui/skeleton'
import { toast, useCall, useSend, useText } from '@iisp/web'
import { useFollowLanguage } from '@iisp/web/i18n/use-follow-language'
import { useState } from 'react'
import { SettingsForm } from './SettingsForm.tsx'
import { settingsTexts } from './settings-texts.ts'

interface Props {
  readonly itemId: string
  readonly title: string
  readonly onClose: () => void
}

/** 个性化设置: the items of a template with the person's values. */
export function SettingsDialog({ itemId, title, onClose }: Props) {
  const t = useText(settingsTexts)
  const confirm = useConfirm()
  const answer = useCall(queryDefaultParamSettingItems, { itemId }, { quiet: true, staleTime: 0 })
  useFollowLanguage(answer.refetch)
  const [changed, setChanged] = useState<ParamValues | null>(null)
  const save = useSend(saveDefaultParamSetting, {
    quiet: true,
    invalidates: [queryDefaultParamSettingItems],
    onSuccess: () => {
      toast.success(t('saved'))
      onClose()
    },
    onError: (error) => toast.warning(error.msg),
  })
  // an answer from before may be older than what was saved elsewhere
  const loaded = answer.isFetchedAfterMount ? answer.data : undefined
  const values = changed ?? loaded?.values
  const close = async () => {
    if (changed !== null && !(await confirm({ content: t('unsaved'), danger: true }))) return
    onClose()
  }
  return (
    <Modal
      open
      size="settings"
      title={title}
      onCancel={() => void close()}
      onOk={() => values && save.mutate({ itemId, data: values })}
      okText={t('save')}
      okDisabled={values === undefined}
      busy={save.isPending}
    >
      {loaded && values ? (
        <SettingsForm items={loaded.items} values={values} onChange={setChanged} />
      ) : answer.error && !answer.isFetching ? (
        <p role="alert">
          {t('failed')} <Button onClick={() => void answer.refetch()}>{t('again')}</Button>
        </p>
      ) : (
        <Skeleton lines={6} />
      )}
    </Modal>
  )
}
