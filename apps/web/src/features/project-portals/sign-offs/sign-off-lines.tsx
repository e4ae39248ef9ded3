import { Button } from '@mantine/core'
import type { SignOff, SignOffQuestion } from '@praxis/contract/portals/project-sign-offs'
import type { SignOffLine } from '@praxis/contract/portals/sign-off-shapes'
import { formatDay } from '@praxis/domain/calendar/day'
import { formatDuration } from '@praxis/domain/durations/duration'
import { closedBecause } from '@praxis/domain/portals/sign-off-states'
import { required } from '@praxis/domain/validation/rule'
import { maxLength } from '@praxis/domain/validation/text-rules'
import { momentText } from '../../../ui/dates/moment-text'
import { showSuccess } from '../../../ui/feedback/snackbar'
import { FileLinks } from '../../../ui/files/file-links'
import { Form } from '../../../ui/forms/form'
import { TextareaField } from '../../../ui/forms/textarea-field'
import { useForm } from '../../../ui/forms/use-form'
import { Row, Stack, Text } from '../../../ui/layout/box'
import { RichTextView } from '../../../ui/rich-text/rich-text-view'
import { useReadersTimeZone } from '../../reader/readers-time'
import { type SignOffIds, useAnswerSignOffQuestion } from '../project-portals.mutations'
import { lineTitle } from './sign-off-words'
import classes from './sign-offs.module.css'

interface SignOffLinesProps {
  readonly ids: SignOffIds
  readonly signOff: SignOff
}

/** The copy that the client sees, line by line, each with what was asked about it. */
export function SignOffLines({ ids, signOff }: SignOffLinesProps) {
  const { content, questions } = signOff
  if (!content)
    return (
      <Stack gap={3}>
        <Text as="p" size={13} tone="third">
          What was put up is for people who may read the {signOff.kind === 'time' ? 'time' : 'tasks'} of this project.
        </Text>
        {questions.map((question) => (
          <Question key={question.id} ids={ids} signOff={signOff} question={question} />
        ))}
      </Stack>
    )
  return (
    <section aria-label="What the client sees">
      {content.text !== '' && (
        <Text as="p" block breaks className={classes.text}>
          {content.text}
        </Text>
      )}
      <ol className={classes.lines}>
        {content.lines.map((line) => (
          <li key={line.key} className={classes.line}>
            <Line line={line} signOff={signOff} />
            {questions
              .filter((question) => question.line === line.key)
              .map((question) => (
                <Question key={question.id} ids={ids} signOff={signOff} question={question} about={lineTitle(line)} />
              ))}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Line({ line, signOff }: { line: SignOffLine; signOff: SignOff }) {
  if (line.kind === 'document') {
    const file = signOff.documents?.find(({ id }) => id === line.fileID)
    return (
      <Stack gap={1} shrinks>
        {file ? <FileLinks files={[file]} label={line.name} /> : <Text weight="medium">{line.name}</Text>}
        <code className={classes.hash}>{line.sha256}</code>
      </Stack>
    )
  }
  if (line.kind === 'time')
    return (
      <Row gap={3} justify="between" align="baseline">
        <Stack shrinks>
          <Text weight="medium" size={13} breaks>
            {line.person}
          </Text>
          <Text size={12} tone="third" figures>
            {line.role && `${line.role} · `}week from {formatDay(line.week)}
          </Text>
        </Stack>
        <Text rigid weight="semi" size={13} figures>
          {formatDuration(line.seconds)}
        </Text>
      </Row>
    )
  return (
    <Stack gap={1} shrinks>
      <Text weight="medium" size={13} breaks>
        {line.title}
      </Text>
      <Text size={12} tone="third" breaks>
        {line.list}
      </Text>
      {line.description !== '' && <RichTextView html={line.description} />}
      {line.subTasks.length > 0 && (
        <ul className={classes.parts}>
          {line.subTasks.map((title, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a frozen list; two parts may have the same title
            <li key={index}>{title}</li>
          ))}
        </ul>
      )}
    </Stack>
  )
}

interface QuestionProps extends SignOffLinesProps {
  readonly question: SignOffQuestion
  readonly about?: string
}

function Question({ ids, signOff, question, about = signOff.title }: QuestionProps) {
  const timeZone = useReadersTimeZone()
  const { author, askedAt, text, answer, answeredBy, answeredAt } = question
  const mayAnswer = signOff.can.edit && answer === null && closedBecause(signOff.state) === undefined
  return (
    <Stack gap={2} className={classes.question} shrinks>
      <Stack shrinks>
        <Text size={12} tone="third" breaks>
          {author} asked · {momentText(askedAt, timeZone)}
        </Text>
        <Text breaks size={13} className={classes.text}>
          {text}
        </Text>
      </Stack>
      {answer !== null && (
        <Stack shrinks className={classes.answer}>
          <Text size={12} tone="third">
            {answeredBy?.displayName ?? 'Answered'}
            {answeredAt && ` · ${momentText(answeredAt, timeZone)}`}
          </Text>
          <Text breaks size={13} className={classes.text}>
            {answer}
          </Text>
        </Stack>
      )}
      {answer === null && !mayAnswer && (
        <Text size={12} tone="third">
          Not answered
        </Text>
      )}
      {mayAnswer && <Answer ids={ids} question={question} about={about} />}
    </Stack>
  )
}

const LONGEST_ANSWER = 2000

function Answer({ ids, question, about }: { ids: SignOffIds; question: SignOffQuestion; about: string }) {
  const { mutateAsync: answer } = useAnswerSignOffQuestion(ids, question.id)
  const form = useForm({
    draft: `signOff/question/${question.id}/answer`,
    initialValues: { answer: '' },
    rules: { answer: [required('Answer'), maxLength(LONGEST_ANSWER)] },
    onSave: async ({ answer: text }) => {
      await answer(text.trim())
      showSuccess('Your answer was sent')
    },
  })
  return (
    <Form form={form} label={`Answer about ${about}`}>
      <TextareaField {...form.field('answer')} label={`Answer about ${about}`} hideLabel placeholder="Your answer" />
      <Row justify="end">
        <Button type="submit" size="xs" loading={form.isSaving}>
          Send answer
        </Button>
      </Row>
    </Form>
  )
}
