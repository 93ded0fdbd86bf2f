import { download as downloadFile } from '@iisp/files/contract'
import { Button } from '@iisp/ui/button'
import { download, isRequestError, toast, useRead, useSession, useText } from '@iisp/web'
import { transferText } from '@iisp/web/request/transfer-texts'
import { showFailure } from '@iisp/web/request/show-failure'
import { fileTexts } from './file-texts.ts'

interface Props {
  /** '' if the text names a file that does not exist. */
  readonly fileId: string
  readonly name: string
}
const hidden = [403, 404]

/** A link that saves a file. Without a session it is disabled and explains why when pressed. */
export function FileLink({ fileId, name }: Props) {
  const t = useText(fileTexts)
  const signedIn = useSession(({ status }) => status === 'in')
  const { reading, run } = useRead()
  const save = () => {
    if (!signedIn) return void toast.warning(t('signIn'))
    if (fileId === '') return void toast.warning(t('noFile'))
    void run(async (signal) => {
      try {
        await download(downloadFile, { fileId }, { filename: name, quiet: true, signal })
        toast.success(transferText('done'))
      } catch (thrown) {
        if (isRequestError(thrown) && hidden.includes(thrown.status)) toast.warning(t('noFile'))
        else showFailure(thrown)
        throw thrown
      }
    })
  }
  return (
    <Button type="inline" aria-disabled={!signedIn} reading={reading} onClick={save}>
      {name}
    </Button>
  )
}
