import { theme } from 'shared-kernel';
import { LateNotice } from './LateNotice';
import { SectionLoading } from './SectionLoading';

/** The HTML of a page that was not prerendered; only Node renders this. */
export function StandIn() {
  return (
    <>
      <noscript>
        <div css={style}>
          <LateNotice about="withoutScripts" />
        </div>
      </noscript>
      <SectionLoading />
    </>
  );
}

const style = {
  maxWidth: theme.pageWidth,
  marginInline: 'auto',
  padding: `${theme.space(6)} ${theme.gutter} 0`,
} as const;
