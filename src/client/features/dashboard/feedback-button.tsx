import { Button, Modal, Portal, Stack, Text, Textarea } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import * as z from 'zod/mini';
import { feedbackSchema } from '#domain/account/feedback.ts';
import { FormButtons } from '#client/components/form-buttons.tsx';
import { useSendFeedback } from '#client/data/feedback.ts';
import { useSession } from '#client/data/use-session.ts';
import { ApiError } from '#client/lib/api.ts';
import { notifyFailure } from '#client/lib/notify-failure.ts';
import { notifyError, notifySuccess } from '#client/lib/notify.ts';
import { firstProblem, useSchemaForm } from '#client/lib/schema-form.ts';
import { tabDrafts } from '#client/lib/storage/tab-drafts.ts';
import classes from './feedback-button.module.css';

const NOT_SENT = 'Não foi possível enviar seu feedback. Tente novamente.';

function isQuotaMet(error: Error): boolean {
  return error instanceof ApiError && error.code === 'rate_limited';
}

/** Floats beside the screen. */
export function FeedbackButton() {
  const [opened, { open, close }] = useDisclosure();
  return (
    <>
      <Portal>
        <div className={classes.place}>
          <Button className={classes.button} variant="default" size="md" onClick={open}>
            Feedback
          </Button>
        </div>
      </Portal>
      <FeedbackDialog opened={opened} onClose={close} />
    </>
  );
}

const drafts = tabDrafts('faisca_feedback_v1', z.string());
const MESSAGE = 'message';

/** The text stays in the field until it is sent, also when the page is left or loaded again. */
function FeedbackDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { id } = useSession().profile;
  const send = useSendFeedback();
  const [initial] = useState(() => drafts.find(id, MESSAGE) ?? '');
  const form = useSchemaForm(feedbackSchema, {
    initialValues: { content: initial },
    onValuesChange: ({ content }) => drafts.keep(id, MESSAGE, content),
  });
  const submit = form.onSubmit(
    ({ content }) =>
      send.mutate(content, {
        onSuccess: () => {
          form.setValues({ content: '' });
          drafts.drop(id, MESSAGE);
          onClose();
          notifySuccess('Feedback enviado com sucesso!', 'Obrigado por ajudar a Faísca a melhorar.');
        },
        onError: (error) =>
          notifyFailure('Erro ao enviar', error, isQuotaMet(error) ? error.message : NOT_SENT),
      }),
    (errors) => notifyError('Campo vazio', firstProblem(errors)),
  );

  return (
    <Modal opened={opened} onClose={onClose} title="Envie seu feedback">
      <form onSubmit={submit}>
        <Stack>
          <Text size="sm" c="dimmed">
            O que falta, o que atrapalha, o que você gostou. Lemos tudo.
          </Text>
          <Textarea
            aria-label="Sua mensagem"
            placeholder="Escreva sua mensagem..."
            rows={6}
            data-autofocus
            {...form.getInputProps('content', { withError: false })}
          />
          <FormButtons onCancel={onClose} type="submit" disabled={send.isPending}>
            {send.isPending ? 'Enviando...' : 'Enviar'}
          </FormButtons>
        </Stack>
      </form>
    </Modal>
  );
}
