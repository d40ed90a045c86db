import { Modal } from '@mantine/core';
import { IconZoomIn } from '@tabler/icons-react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import classes from './article-picture.module.css';
import { type PictureName, pictureTexts } from './pictures/picture-names.ts';

const files = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The part of the address that names the enlarged picture, so that the browser's back button closes it. */
const ENLARGED = 'imagem';

/** A picture of the product, which opens in its full size. */
export function ArticlePicture({ name }: { name: PictureName }) {
  const [params] = useSearchParams();
  const close = useClose();
  const picture = <Picture name={name} />;
  return (
    <>
      <Link className={classes.open} to={{ search: `?${ENLARGED}=${name}` }} state={{ isFromArticle: true }}>
        {picture}
        <span className={classes.hint}>
          <IconZoomIn aria-hidden="true" />
          Ampliar
        </span>
      </Link>
      <Modal
        opened={params.get(ENLARGED) === name}
        onClose={close}
        title={pictureTexts[name]}
        fullScreen
        classNames={{ title: classes.caption, body: classes.enlarged }}
      >
        {/* It can be larger than the screen: then a finger or the arrow keys move it. */}
        <div className={classes.scroller} tabIndex={0} role="group" aria-label="Imagem ampliada">
          {picture}
        </div>
      </Modal>
    </>
  );
}

/** Its size is known, so that the text below does not move when it arrives. */
function Picture({ name }: { name: PictureName }) {
  return (
    <img
      className={classes.picture}
      src={files[`./pictures/${name}.webp`]}
      alt={pictureTexts[name]}
      width={1000}
      height={720}
      loading="lazy"
      decoding="async"
    />
  );
}

/** Goes back to the article, without a second entry of it in the history. */
function useClose(): () => void {
  const navigate = useNavigate();
  const state = useLocation().state as { isFromArticle?: boolean } | null; // set by the link above
  return () => void (state?.isFromArticle ? navigate(-1) : navigate({ search: '' }, { replace: true }));
}
