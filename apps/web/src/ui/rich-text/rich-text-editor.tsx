import { RichTextEditor as MantineEditor } from '@mantine/tiptap'
import '@mantine/tiptap/styles.layer.css'
import { Link } from '@tiptap/extension-link'
import { useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useEffect } from 'react'
import type { FieldProps } from '../forms/field'
import classes from './rich-text.module.css'

interface RichTextEditorProps extends FieldProps<string> {
  readonly describedBy: string
}

const extensions = [
  // The editor adds no trailing paragraph: the text is saved as it was written, and compares equal to what is shown.
  StarterKit.configure({ heading: { levels: [1, 2, 3] }, link: false, trailingNode: false }),
  Link.configure({ openOnClick: false, defaultProtocol: 'http', protocols: ['http', 'https', 'mailto'] }),
]

export function RichTextEditor({ describedBy, ...field }: RichTextEditorProps) {
  const editor = useEditor({
    extensions,
    content: field.value,
    editable: !field.disabled,
    // The editor's own style element would need a nonce; the few rules are in the sheet here.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': field.label,
        'aria-describedby': describedBy,
        ...(field.error && { 'aria-invalid': 'true' }),
        ...(field.placeholder && { 'data-placeholder': field.placeholder }),
      },
    },
    onUpdate: ({ editor: changed }) => field.onChange(changed.isEmpty ? '' : changed.getHTML()),
    onBlur: () => field.onBlur?.(),
  })

  // While the field waits for another part of the page, its editor may be destroyed and made anew.
  useEffect(() => {
    if (editor.isDestroyed) return
    const shown = editor.isEmpty ? '' : editor.getHTML()
    if (shown !== field.value) editor.commands.setContent(field.value, { emitUpdate: false })
  }, [editor, field.value])

  useEffect(() => {
    if (!editor.isDestroyed) editor.setEditable(!field.disabled, false)
  }, [editor, field.disabled])

  return (
    <MantineEditor
      editor={editor}
      className={classes.editor ?? ''}
      classNames={{ toolbar: classes.toolbar ?? '', control: classes.control ?? '', content: classes.content ?? '' }}
      data-invalid={field.error ? true : undefined}
      data-disabled={field.disabled || undefined}
      withCodeHighlightStyles={false}
    >
      <MantineEditor.Toolbar role="toolbar" aria-label={`Format ${field.label}`}>
        <MantineEditor.ControlsGroup>
          <MantineEditor.H1 />
          <MantineEditor.H2 />
          <MantineEditor.H3 />
        </MantineEditor.ControlsGroup>
        <MantineEditor.ControlsGroup>
          <MantineEditor.Bold />
          <MantineEditor.Italic />
          <MantineEditor.Underline />
          <MantineEditor.Strikethrough />
        </MantineEditor.ControlsGroup>
        <MantineEditor.ControlsGroup>
          <MantineEditor.BulletList />
          <MantineEditor.OrderedList />
          <MantineEditor.Link />
        </MantineEditor.ControlsGroup>
      </MantineEditor.Toolbar>
      <MantineEditor.Content />
    </MantineEditor>
  )
}
