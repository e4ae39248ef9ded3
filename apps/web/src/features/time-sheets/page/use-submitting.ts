import { showError, showSuccess } from '../../../ui/feedback/snackbar'
import { useSubmitTimeSheets } from '../time-sheets.mutations'
import { entries } from './week-summary'

/** Submits one submission, a day or a week, and says what became of it. */
export function useSubmitting() {
  const { mutate, isPending } = useSubmitTimeSheets()
  const submit = (ids: readonly string[]) =>
    mutate(ids, {
      onSuccess: (submitted) => {
        const approved = submitted.filter(({ state }) => state === 'approved').length
        showSuccess(
          `${entries(submitted.length)} submitted${approved > 0 ? `, ${approved} approved automatically` : ''}`,
        )
      },
      onError: (error) => showError(error.message),
    })
  return { submit, isSubmitting: isPending }
}
