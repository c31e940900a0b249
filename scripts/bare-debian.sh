#!/usr/bin/env bash
# Runs commands in a fresh clone on a bare Debian: git, Node and npm, and no font, browser or database.
# Needs root on Debian or Ubuntu, and the package `debootstrap`.
#   sudo scripts/bare-debian.sh make /var/tmp/bare                         builds the machine, some minutes
#   sudo scripts/bare-debian.sh run /var/tmp/bare 'npx -y pnpm@12 test'    runs commands in a new clone of this branch
#   sudo scripts/bare-debian.sh drop /var/tmp/bare                         removes the machine
set -euo pipefail

action=${1:?make, run or drop}
root=${2:?a folder for the machine}
release=${BARE_RELEASE:-bookworm}
mirror=${BARE_MIRROR:-http://deb.debian.org/debian}
clone=/root/glow

# What a network behind a proxy needs: names, certificates and npm's settings of this machine.
copy_network_settings() {
  cp /etc/resolv.conf /etc/hosts "$root/etc/"
  cp -r /etc/ssl/certs/. "$root/etc/ssl/certs/"
  for settings in /etc/npmrc "$HOME/.npmrc"; do
    if [ -f "$settings" ]; then cat "$settings" >>"$root/root/.npmrc"; fi
  done
  cp -r /etc/apt/apt.conf.d/. "$root/etc/apt/apt.conf.d/"
}

case $action in
make)
  debootstrap --variant=minbase --include=ca-certificates "$release" "$root" "$mirror"
  copy_network_settings
  mount -t proc proc "$root/proc"
  mount --bind /dev "$root/dev"
  mount -t tmpfs tmpfs "$root/dev/shm"
  chroot "$root" apt-get update -qq
  DEBIAN_FRONTEND=noninteractive chroot "$root" apt-get install -y -qq --no-install-recommends git nodejs npm
  ;;
run)
  rm -rf "$root$clone"
  git clone --quiet "$(git rev-parse --show-toplevel)" "$root$clone"
  exec chroot "$root" /usr/bin/env -i HOME=/root CI=true LANG=C.UTF-8 \
    PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
    bash -c "cd $clone && ${3:?commands}"
  ;;
drop)
  umount "$root/dev/shm" "$root/dev" "$root/proc" || true
  rm -rf --one-file-system "$root"
  ;;
*)
  echo "$action is not make, run or drop." >&2
  exit 1
  ;;
esac
