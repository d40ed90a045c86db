import classes from './article-picture.module.css';
import { type PictureName, pictureTexts } from './pictures/picture-names.ts';

const files = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** A picture of the product. Its size is known, so that the text below does not move when it arrives. */
export function ArticlePicture({ name }: { name: PictureName }) {
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
